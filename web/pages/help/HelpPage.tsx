import { type HelpLanguage, TITLES } from 'virtual:help';
import { currentLanguage } from '@smops/core/language/language.model.js';
import { Link, useParams } from 'wouter';
import { classes } from '../../components/classes.js';
import { EmptyState } from '../../components/feedback/EmptyState.js';
import { PageHeader } from '../../components/PageHeader.js';
import { DeferredSearchBox } from '../../components/table/DeferredSearchBox.js';
import { useUrlState } from '../../components/useUrlState.js';
import { HelpArticle } from './HelpArticle.js';
import { HelpResults } from './HelpResults.js';
import { HELP_TEXT as TEXT } from './help.texts.js';
import { FIRST_HELP_PAGE, HELP_GROUPS, helpAddress } from './help-pages.js';

/** The language in which this person reads the documents. */
function helpLanguage(): HelpLanguage {
  const language = currentLanguage();
  return language === 'written' ? 'en' : language;
}

/** The title of a document, and its language: English where it is not translated. */
function titleOf(name: string): { title: string; language: HelpLanguage } {
  const titles = TITLES[name];
  const own = titles?.[helpLanguage()];
  return own === undefined
    ? { title: titles?.en ?? name, language: 'en' }
    : { title: own, language: helpLanguage() };
}

/** The documents: a list of them, a search, and the one that is read. */
export function HelpPage() {
  const { page = FIRST_HELP_PAGE } = useParams<{ page?: string }>();
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
          <PageList current={page} />
        </details>
        <div className="max-lg:hidden">
          <PageList current={page} />
        </div>
      </div>
      <div className="min-w-0">
        {search.trim() !== '' ? (
          <>
            <PageHeader title={TEXT.title} subtitle={TEXT.subtitle} />
            <HelpResults text={search.trim()} language={helpLanguage()} onOpen={() => setSearch('')} />
          </>
        ) : page in TITLES ? (
          <HelpArticle key={page} page={page} {...titleOf(page)} wanted={helpLanguage()} />
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

function PageList({ current }: { current: string }) {
  return (
    <nav aria-label={TEXT.pages} className="space-y-4">
      {HELP_GROUPS.map(({ id, pages }) => (
        <div key={id}>
          <p className="px-3 pb-1 font-medium text-muted text-xs">{TEXT.groups[id]}</p>
          <ul>
            {pages.map((name) => (
              <li key={name}>
                <Link
                  href={helpAddress(name)}
                  aria-current={name === current ? 'page' : undefined}
                  lang={titleOf(name).language}
                  className={classes(
                    'block rounded-md px-3 py-1.5 text-sm',
                    name === current ? 'bg-primary/10 font-medium text-primary' : 'hover:bg-base-300/50',
                  )}
                >
                  {titleOf(name).title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
