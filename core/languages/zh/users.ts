import type { CoreTexts } from '../catalogue.js';

export const users: CoreTexts['core.users'] = {
  languageOfUser: '只有用户才有界面语言；在命令中请使用 --lang。',
};
