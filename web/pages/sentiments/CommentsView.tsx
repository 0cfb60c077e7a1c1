import { LANGUAGES, type Language } from '@smops/core/analysis/sentiments/sentiments.constants.js';
import { Download } from 'lucide-react';
import { Button } from '../../components/Button.js';
import { ErrorState } from '../../components/feedback/ErrorState.js';
import { SkeletonText } from '../../components/feedback/Skeleton.js';
import { Select } from '../../components/form/Select.js';
import { MenuButton } from '../../components/MenuButton.js';
import { DeferredSearchBox } from '../../components/table/DeferredSearchBox.js';
import { LABELS, type Label } from './details-address.js';
import { ScoredComment } from './ScoredComment.js';
import { SENTIMENTS_TEXT } from './sentiments.texts.js';
import { useComments } from './useComments.js';

const TEXT = SENTIMENTS_TEXT.comments;
/** No filter. */
export const ALL = 'all';

interface Props {
  id: number;
  search: string;
  onSearch(text: string): void;
  label: Label | typeof ALL;
  onLabel(label: Label | typeof ALL): void;
  language: Language | typeof ALL;
  onLanguage(language: Language | typeof ALL): void;
}

/** The comments of one analysis: searched, filtered, and as many as there are. */
export function CommentsView({ id, search, onSearch, label, onLabel, language, onLanguage }: Props) {
  const { shown, isLoading, more, again } = useComments(id, {
    ...(search !== '' && { search }),
    ...(label !== ALL && { label }),
    ...(language !== ALL && { language }),
  });
  return (
    <div>
      <div className="mb-3 flex flex-wrap gap-2">
        <DeferredSearchBox value={search} onSearch={onSearch} placeholder={TEXT.search} className="sm:w-56" />
        <Select<Label | typeof ALL>
          label={TEXT.label}
          className="sm:w-40"
          value={label}
          onChange={onLabel}
          options={[
            { value: ALL, label: TEXT.allLabels },
            ...LABELS.map((value) => ({ value, label: SENTIMENTS_TEXT.labels[value] })),
          ]}
        />
        <Select<Language | typeof ALL>
          label={TEXT.language}
          className="sm:w-40"
          value={language}
          onChange={onLanguage}
          options={[
            { value: ALL, label: TEXT.allLanguages },
            ...LANGUAGES.map((value) => ({ value, label: SENTIMENTS_TEXT.languages[value] })),
          ]}
        />
        <MenuButton
          label={TEXT.export}
          size="medium"
          icon={<Download className="size-4" aria-hidden />}
          items={['csv', 'xlsx', 'json'].map((format) => ({
            label: format.toUpperCase(),
            href: `/api/sentiments/${id}/export?format=${format}`,
          }))}
        />
      </div>
      {shown?.error && shown.items.length === 0 ? (
        <ErrorState title={TEXT.failed} error={shown.error} onRetry={again} />
      ) : shown === undefined ? (
        <SkeletonText lines={8} />
      ) : shown.items.length === 0 && !isLoading ? (
        <p className="py-8 text-center text-muted">{TEXT.nothing}</p>
      ) : (
        <ul aria-label={TEXT.list} aria-busy={isLoading}>
          {shown.items.map((comment) => (
            <ScoredComment key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
      {shown?.next != null && (
        <div className="mt-3 text-center">
          <Button pending={isLoading} pendingLabel={TEXT.loading} onClick={more}>
            {TEXT.more}
          </Button>
        </div>
      )}
    </div>
  );
}
