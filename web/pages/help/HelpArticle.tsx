import { type HelpLanguage, loadDocument } from 'virtual:help';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { ErrorState } from '../../components/feedback/ErrorState.js';
import { SkeletonText } from '../../components/feedback/Skeleton.js';
import { PageHeader } from '../../components/PageHeader.js';
import { HELP_TEXT as TEXT } from './help.texts.js';

interface HelpArticleProps {
  page: string;
  title: string;
  /** The language of the document. */
  language: HelpLanguage;
  /** The language that the reader uses. */
  wanted: HelpLanguage;
  /** The address at which another document is opened. */
  addressOf(address: string): string;
  /** Where another language is chosen. */
  languages: ReactNode;
}

type Loaded = Awaited<ReturnType<typeof loadDocument>>;

/** One document. Its links to other documents and to its own headings stay in the dashboard. */
export function HelpArticle({ page, title, language, wanted, addressOf, languages }: HelpArticleProps) {
  const [document, setDocument] = useState<Loaded>();
  const [failure, setFailure] = useState<Error>();
  const [, navigate] = useLocation();
  const article = useRef<HTMLElement>(null);

  const load = useCallback(() => {
    setFailure(undefined);
    loadDocument(language, page).then(setDocument, (error: Error) => setFailure(error));
  }, [language, page]);
  useEffect(load, [load]);

  /** Brings a heading into view, and the focus with it, for keyboards and screen readers. */
  const goTo = useCallback((anchor: string) => {
    const heading = article.current?.querySelector<HTMLElement>(`#${CSS.escape(anchor)}`);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (document === undefined) return;
    const follow = () => goTo(decodeURIComponent(location.hash.slice(1)));
    if (location.hash !== '') follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [document, goTo]);

  function onClick(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    const href = link?.getAttribute('href') ?? '';
    if (!href.startsWith('/') || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
      return;
    event.preventDefault();
    navigate(addressOf(href));
    window.scrollTo({ top: 0 });
  }

  const headings = document?.sections.filter(({ anchor }) => anchor !== '') ?? [];
  return (
    <>
      <PageHeader
        title={title}
        subtitle={language === wanted ? undefined : TEXT.onlyEnglish}
        actions={languages}
      />
      {failure ? (
        <ErrorState title={TEXT.loadFailed} error={failure} onRetry={load} />
      ) : document === undefined ? (
        <SkeletonText lines={12} />
      ) : (
        <div lang={language} className="pb-10">
          {headings.length > 2 && (
            <details className="panel mb-5 px-4 py-2 text-sm print:hidden">
              <summary className="cursor-pointer py-1 font-medium">{TEXT.onThisPage}</summary>
              <ul className="columns-[16rem] pb-2">
                {headings.map(({ anchor, heading }) => (
                  <li key={anchor}>
                    <a href={`#${anchor}`} className="block rounded py-1 text-primary hover:underline">
                      {heading}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          )}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links in it have the keys */}
          <article
            ref={article}
            className="document"
            onClick={onClick}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own documents when the dashboard is built
            dangerouslySetInnerHTML={{ __html: document.html }}
          />
        </div>
      )}
    </>
  );
}
