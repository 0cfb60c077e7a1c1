import { type HelpLanguage, TITLES } from 'virtual:help';
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from '@smops/core/platform/language/language.constants.js';
import { currentLanguage } from '@smops/core/platform/language/language.model.js';
import { Link, useParams, useSearch } from 'wouter';
import { classes } from '../../components/classes.js';
import { EmptyState } from '../../components/feedback/EmptyState.js';
import { PageHeader } from '../../components/PageHeader.js';
import { DeferredSearchBox } from '../../components/table/DeferredSearchBox.js';
import { useUrlState } from '../../components/useUrlState.js';
import { HelpArticle } from './HelpArticle.js';
import { HelpResults } from './HelpResults.js';
import { HELP_TEXT as TEXT } from './help.texts.js';
import { FIRST_HELP_PAGE, HELP_GROUPS, helpAddress } from './help-pages.js';

const HELP_LANGUAGES: readonly HelpLanguage[] = ['en', 'ms', 'zh'];

/** The language of the documents: the one chosen on the page (`?lang=ms`), else that of the screens. */
function useHelpLanguage(): HelpLanguage {
  const chosen = new URLSearchParams(useSearch()).get('lang');
  const language = currentLanguage();
  return HELP_LANGUAGES.find((one) => one === chosen) ?? (language === 'written' ? 'en' : language);
}

/** The title of a document, and its language: English where it is not translated. */
function titleOf(name: string, wanted: HelpLanguage): { title: string; language: HelpLanguage } {
  const titles = TITLES[name];
  const own = titles?.[wanted];
  return own === undefined ? { title: titles?.en ?? name, language: 'en' } : { title: own, language: wanted };
}

/** An address of the help, which keeps the language that was chosen on the page. */
function inChosenLanguage(address: string): string {
  const chosen = new URLSearchParams(location.search).get('lang');
  return chosen === null ? address : address.replace(/(?=#|$)/, `?lang=${chosen}`);
}

/** The documents: a list of them, a search, and the one that is read. */
export function HelpPage() {
  const { page = FIRST_HELP_PAGE } = useParams<{ page?: string }>();
  const language = useHelpLanguage();
  const [search, setSearch] = useUrlState('q');
  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10 print:block">
      <div className="print:hidden">
        <DeferredSearchBox
          value={search}
          onSearch={setSearch}
          placeholder={TEXT.search}
          shortcut="/"
          className="mb-4 w-full"
        />
        <details className="mb-4 lg:hidden">
          <summary className="cursor-pointer py-1 font-medium">{TEXT.all}</summary>
          <PageList current={page} language={language} />
        </details>
        <div className="max-lg:hidden">
          <PageList current={page} language={language} />
        </div>
      </div>
      <div className="min-w-0">
        {search.trim() !== '' ? (
          <>
            <PageHeader title={TEXT.title} subtitle={TEXT.subtitle} />
            <HelpResults
              key={language}
              text={search.trim()}
              language={language}
              addressOf={inChosenLanguage}
              onOpen={() => setSearch('')}
            />
          </>
        ) : page in TITLES ? (
          <HelpArticle
            key={`${language}/${page}`}
            page={page}
            {...titleOf(page, language)}
            wanted={language}
            addressOf={inChosenLanguage}
            languages={<LanguageLinks page={page} language={titleOf(page, language).language} />}
          />
        ) : (
          <>
            <PageHeader title={TEXT.title} subtitle={TEXT.subtitle} />
            <EmptyState title={TEXT.unknown} text={TEXT.unknownText} />
          </>
        )}
      </div>
    </div>
  );
}

/** The languages that a page exists in, as links; nothing for a page in English only. */
function LanguageLinks({ page, language }: { page: string; language: HelpLanguage }) {
  const there = HELP_LANGUAGES.filter((one) => TITLES[page]?.[one] !== undefined);
  if (there.length < 2) return null;
  return (
    <nav aria-label={TEXT.language} className="flex flex-wrap gap-1 print:hidden">
      {there.map((one) => (
        <Link
          key={one}
          href={`/help/${page}?lang=${one}`}
          lang={LANGUAGE_TAGS[one]}
          aria-current={one === language ? 'true' : undefined}
          className={classes('btn btn-sm', one === language ? 'bg-primary/10 text-primary' : 'btn-ghost')}
        >
          {LANGUAGE_NAMES[one]}
        </Link>
      ))}
    </nav>
  );
}

function PageList({ current, language }: { current: string; language: HelpLanguage }) {
  return (
    <nav aria-label={TEXT.pages} className="space-y-4">
      {HELP_GROUPS.map(({ id, pages }) => (
        <div key={id}>
          <p className="px-3 pb-1 font-medium text-muted text-xs">{TEXT.groups[id]}</p>
          <ul>
            {pages.map((name) => (
              <li key={name}>
                <Link
                  href={inChosenLanguage(helpAddress(name))}
                  aria-current={name === current ? 'page' : undefined}
                  lang={titleOf(name, language).language}
                  className={classes(
                    'block rounded-md px-3 py-1.5 text-sm',
                    name === current ? 'bg-primary/10 font-medium text-primary' : 'hover:bg-base-300/50',
                  )}
                >
                  {titleOf(name, language).title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
