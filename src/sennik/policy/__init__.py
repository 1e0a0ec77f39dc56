"""How a player answers, apart from the bots that use it: what each game can say of its own play."""
