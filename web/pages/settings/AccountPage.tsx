import { ErrorState } from '../../components/feedback/ErrorState.js';
import { LanguageChoice } from '../../components/frame/LanguageChoice.js';
import { ThemeChoice } from '../../components/frame/ThemeSwitch.js';
import { ListPanel } from '../../components/table/ListPanel.js';
import { useAtomValue } from '../../state/atoms.js';
import { ownSessionsAtom } from '../../state/records/sessions.js';
import { toast } from '../../state/toasts.js';
import { PasswordForm } from './PasswordForm.js';
import { SessionsTable } from './SessionsTable.js';
import { SettingsFrame } from './SettingsFrame.js';
import { TEXT } from './settings.texts.js';

/** What everybody may change about themselves. */
export function AccountPage() {
  const sessions = useAtomValue(ownSessionsAtom);
  return (
    <SettingsFrame title={TEXT.title} subtitle={TEXT.subtitle}>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section className="panel px-5 py-5" aria-label={TEXT.passwordTitle}>
          <h2 className="font-semibold text-base">{TEXT.passwordTitle}</h2>
          <p className="mb-4 text-muted text-sm">{TEXT.passwordHint}</p>
          <PasswordForm
            onChanged={() => {
              toast({ title: TEXT.saved, description: TEXT.savedText });
              void ownSessionsAtom.refetch();
            }}
          />
        </section>
        <div className="space-y-5">
          <section className="panel h-fit px-5 py-5" aria-label={TEXT.coloursTitle}>
            <h2 className="font-semibold text-base">{TEXT.coloursTitle}</h2>
            <p className="mb-4 text-muted text-sm">{TEXT.coloursHint}</p>
            <ThemeChoice />
          </section>
          <section className="panel h-fit px-5 py-5" aria-label={TEXT.languageTitle}>
            <h2 className="font-semibold text-base">{TEXT.languageTitle}</h2>
            <p className="mb-4 text-muted text-sm">{TEXT.languageHint}</p>
            <LanguageChoice />
          </section>
        </div>
        <div className="lg:col-span-2">
          <ListPanel title={TEXT.sessionsTitle}>
            {sessions.error && !sessions.data ? (
              <ErrorState
                title={TEXT.sessionsFailed}
                error={sessions.error}
                onRetry={() => void ownSessionsAtom.refetch()}
              />
            ) : (
              <SessionsTable
                label={TEXT.sessionsTitle}
                sessions={sessions.data}
                onRevoked={() => ownSessionsAtom.refetch()}
              />
            )}
          </ListPanel>
        </div>
      </div>
    </SettingsFrame>
  );
}
