/** Malaysia shortens August to Ogos, as Dewan Bahasa dan Pustaka writes it; Intl's Malay says Ogo. */
export const withMalayAugust = (date: string): string => date.replace(/\bOgo\b/, 'Ogos');
