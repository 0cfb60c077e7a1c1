import type { Role } from '@smops/core/people/users/users.constants.js';
import { ApiError } from '@smops/server/client/api-error.js';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type FormEvent, type RefObject, useRef, useState } from 'react';
import { Button } from '../../components/Button.js';
import { FormField } from '../../components/form/FormField.js';
import { Brand } from '../../components/frame/Brand.js';
import { LanguageChoice } from '../../components/frame/LanguageChoice.js';
import { PageHeader } from '../../components/PageHeader.js';
import { reasonOf } from '../../components/reason-of.js';
import { useAtomValue } from '../../state/atoms.js';
import { enter, sessionAtom, signIn } from '../../state/session.js';
import { toast } from '../../state/toasts.js';
import { TEXT } from './login.texts.js';

/** Lets the toast of the sign-in appear before the page changes. */
const REDIRECT_DELAY_MS = 100;

type Fields = 'username' | 'password';

export interface LoginPageProps {
  /** The address where a role starts. */
  homeOf(role: Role): string;
}

/** What the form says and does: gaps are named first, then the server is asked. */
function useSignIn(homeOf: LoginPageProps['homeOf'], password: RefObject<HTMLInputElement | null>) {
  const [missing, setMissing] = useState<Partial<Record<Fields, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const username = String(data.get('username')).trim();
    const secret = String(data.get('password'));
    const gaps: typeof missing = {};
    if (username === '') gaps.username = TEXT.usernameMissing;
    if (secret === '') gaps.password = TEXT.passwordMissing;
    setMissing(gaps);
    setFailure(undefined);
    const firstGap = (Object.keys(gaps) as Fields[])[0];
    if (firstGap) {
      form.querySelector<HTMLInputElement>(`[name="${firstGap}"]`)?.focus();
      return;
    }
    setPending(true);
    try {
      const session = await signIn(username, secret);
      toast({ title: TEXT.success, description: TEXT.successText });
      setTimeout(
        () => enter(session, session.user ? homeOf(session.user.role) : '/login'),
        REDIRECT_DELAY_MS,
      );
    } catch (error) {
      setPending(false);
      const answered = error instanceof ApiError;
      const reason = answered ? reasonOf(error, TEXT.invalid) : TEXT.unreachableText;
      setFailure(reason);
      toast({ tone: 'destructive', title: answered ? TEXT.failure : TEXT.unreachable, description: reason });
      password.current?.select();
    }
  }

  return { missing, failure, pending, submit };
}

/** A password, hidden until the button in it is pressed. */
function PasswordInput(props: ComponentProps<'input'>) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <input
        {...props}
        name="password"
        type={isShown ? 'text' : 'password'}
        className="input pr-11"
        autoComplete="current-password"
        spellCheck={false}
      />
      <button
        type="button"
        className="btn btn-ghost btn-sm btn-square absolute top-1/2 right-1 -translate-y-1/2"
        aria-label={TEXT.show}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <Icon className="size-4.5" aria-hidden />
      </button>
    </div>
  );
}

/** Sign-in. Plain state instead of the form library: this is the first thing the browser loads. */
export function LoginPage({ homeOf }: LoginPageProps) {
  const password = useRef<HTMLInputElement>(null);
  const { missing, failure, pending, submit } = useSignIn(homeOf, password);
  const session = useAtomValue(sessionAtom);
  const refusal = session.status === 'signed-out' ? session.refusal : undefined;

  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="w-full max-w-md">
        <div className="mb-6 flex justify-center">
          <Brand />
        </div>
        <div className="panel px-6 pt-6 pb-7 sm:px-8">
          <PageHeader title={TEXT.title} subtitle={TEXT.subtitle} />
          {refusal && (
            <p role="alert" className="mb-4 rounded-field bg-waiting px-3 py-2 text-sm text-waiting-content">
              {refusal}
            </p>
          )}
          <form noValidate onSubmit={submit}>
            {/* No password goes over plain http that would be refused anyway. */}
            <fieldset disabled={refusal !== undefined} className="space-y-4">
              <FormField label={TEXT.username} error={missing.username} required>
                {(control) => (
                  <input
                    {...control}
                    name="username"
                    className="input"
                    // biome-ignore lint/a11y/noAutofocus: the first field of a page that holds nothing else
                    autoFocus
                    autoComplete="username"
                    autoCapitalize="none"
                    spellCheck={false}
                  />
                )}
              </FormField>
              <FormField label={TEXT.password} error={missing.password} required>
                {(control) => <PasswordInput {...control} ref={password} />}
              </FormField>
              {/* The toast is read aloud; this stays. */}
              {failure && (
                <p className="rounded-field bg-bad px-3 py-2 text-bad-content text-sm">{failure}</p>
              )}
              <Button
                type="submit"
                tone="primary"
                className="w-full"
                pending={pending}
                pendingLabel={TEXT.pending}
              >
                {TEXT.submit}
              </Button>
            </fieldset>
          </form>
        </div>
        <div className="mx-auto mt-5 w-fit">
          <LanguageChoice />
        </div>
      </div>
    </main>
  );
}
