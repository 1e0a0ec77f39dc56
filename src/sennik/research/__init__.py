"""Sennik for the tools of the research world: tensors, PettingZoo, Gymnasium, OpenSpiel. Install sennik[research]."""
