import { Button } from '../../components/Button.js';
import { Brand } from '../../components/frame/Brand.js';
import { SHELL_TEXT } from '../../components/frame/shell.texts.js';
import { PageHeader } from '../../components/PageHeader.js';
import { passwordChanged, signOut } from '../../state/session.js';
import { toast } from '../../state/toasts.js';
import { PasswordForm } from './PasswordForm.js';
import { TEXT } from './settings.texts.js';

/** In place of every page while the password is known to another person. */
export function NewPasswordPage() {
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="w-full max-w-md">
        <div className="mb-6 flex items-center justify-between">
          <Brand />
          <Button tone="ghost" size="small" onClick={() => void signOut()}>
            {SHELL_TEXT.signOut}
          </Button>
        </div>
        <div className="panel px-6 pt-6 pb-7 sm:px-8">
          <PageHeader title={TEXT.mustTitle} subtitle={TEXT.mustSubtitle} />
          <PasswordForm
            onChanged={() => {
              toast({ title: TEXT.saved });
              passwordChanged();
            }}
          />
        </div>
      </div>
    </main>
  );
}
