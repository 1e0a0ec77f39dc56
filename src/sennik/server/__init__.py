"""HTTP and WebSocket around live tables; bots in worker processes."""
