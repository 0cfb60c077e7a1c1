/** Malaysia's states and federal territories, in the order of the select. */
export const STATES = [
  'Johor',
  'Kedah',
  'Kelantan',
  'Melaka',
  'Negeri Sembilan',
  'Pahang',
  'Pulau Pinang',
  'Perak',
  'Perlis',
  'Selangor',
  'Terengganu',
  'Sabah',
  'Sarawak',
  'Kuala Lumpur',
  'Putrajaya',
  'Labuan',
] as const;
export type State = (typeof STATES)[number];

export const WHATSAPP_STATUSES = ['Active', 'Banned'] as const;
export type WhatsAppStatus = (typeof WHATSAPP_STATUSES)[number];

/** Longest text that can be a phone number, spaces and brackets included. */
export const PHONE_MAX = 40;
