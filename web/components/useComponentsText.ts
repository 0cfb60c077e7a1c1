import { COMPONENTS_CHINESE, COMPONENTS_TEXT } from './components.texts.js';
import { useScreenTag } from './format/Written.js';

/** The texts of the parts that all screens share, in the language of the screen around them. */
export const useComponentsText = () => (useScreenTag() === 'zh-CN' ? COMPONENTS_CHINESE : COMPONENTS_TEXT);
