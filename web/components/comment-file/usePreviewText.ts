import { onEnglishScreen } from '../../state/language.js';
import { useScreenTag } from '../format/Written.js';
import { FILE_PREVIEW_CHINESE, FILE_PREVIEW_TEXT } from './file-preview.texts.js';

/**
 * The words of a file's preview, in the language of the screen around it. `say` gives core's sentences in that language: what it is
 * called with may only put sentences together.
 */
export function usePreviewText() {
  const isChinese = useScreenTag() === 'zh-CN';
  return {
    text: isChinese ? FILE_PREVIEW_CHINESE : FILE_PREVIEW_TEXT,
    say: isChinese ? said : onEnglishScreen,
  };
}

const said = <T>(say: () => T): T => say();
