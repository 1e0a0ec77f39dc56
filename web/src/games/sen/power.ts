// The sign of a power, in ink, for the amber button.
import { icon as signs } from '../../art/paper'

export type Power = keyof typeof signs
export const icon = (power: Power): string => `<svg viewBox="-9 -9 18 18">${signs[power]('#20193f')}</svg>`
