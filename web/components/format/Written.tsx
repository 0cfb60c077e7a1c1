import type { LanguageTag } from '@smops/core/platform/language/language.constants.js';
import { createContext, type ReactNode, useContext } from 'react';
import { tagOf } from '../../state/language.js';

/** The language of screens whose texts are Chinese as written: the chosen one, else Chinese. */
export const CHINESE_SCREEN: LanguageTag = tagOf('zh-CN');

const Written = createContext<LanguageTag>(tagOf('en-GB'));

/** A screen, or a part of one, whose texts are Chinese as written; all other screens are English as written. */
export function ChineseScreen({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Written value={CHINESE_SCREEN}>
      <div lang={CHINESE_SCREEN} className={className}>
        {children}
      </div>
    </Written>
  );
}

/** The language of the screen: the chosen one, or that in which the screen is written. Its dates follow it. */
export const useScreenTag = (): LanguageTag => useContext(Written);
