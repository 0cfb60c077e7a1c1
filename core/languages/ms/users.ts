import type { CoreTexts } from '../catalogue.js';

export const users: CoreTexts['core.users'] = {
  languageOfUser: 'Hanya pengguna mempunyai bahasa papan pemuka; perintah menggunakan --lang.',
};
