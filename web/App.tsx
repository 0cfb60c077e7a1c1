import type { SessionUser } from '@smops/core/people/users/users.schemas.js';
import { lazy, Suspense, useEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { ErrorState } from './components/feedback/ErrorState.js';
import { Toasts } from './components/feedback/Toasts.js';
import { PageBoundary } from './components/frame/PageBoundary.js';
import { SHELL_TEXT } from './components/frame/shell.texts.js';
import { preloadable } from './components/preloadable.js';
import { LoginPage } from './pages/login/LoginPage.js';
import { NotFoundPage } from './pages/not-found/NotFoundPage.js';
import { SettingsPages } from './pages/settings/settings-pages.js';
import { homeOf, MOVED, pagesFor, sectionAt, sectionsFor, settingsFor } from './sections.js';
import { BootScreen } from './shell/BootScreen.js';
import { useAtomValue } from './state/atoms.js';
import { checkSession, sessionAtom } from './state/session.js';

const { Component: Shell, preload: preloadShell } = preloadable(
  async () => (await import('./shell/Shell.js')).Shell,
);
const NewPasswordPage = lazy(async () => ({
  default: (await import('./pages/settings/NewPasswordPage.js')).NewPasswordPage,
}));

/** Fetches the code of the page at `path`; nothing for the sign-in and for `/`, which may become the sign-in. */
async function preloadPage(path: string): Promise<void> {
  const section = sectionAt(path);
  if (section !== undefined) await Promise.all([preloadShell(), section.preload()]);
}

/** Routes and who may see them. What a person may not open does not exist for that person. */
export function App() {
  const session = useAtomValue(sessionAtom);
  const [path] = useLocation();
  const isPage = path === '/' || path === '/login' || sectionAt(path) !== undefined;
  // Nothing is asked of the server for an address that is no page.
  const isUnasked = session.status === 'unasked';
  useEffect(() => {
    if (isUnasked && isPage) void checkSession(preloadPage(location.pathname));
  }, [isUnasked, isPage]);
  if (!isPage && session.status !== 'signed-in') {
    return (
      <main className="px-4">
        <NotFoundPage />
      </main>
    );
  }
  return (
    <>
      {(isUnasked || session.status === 'pending') && <BootScreen />}
      {session.status === 'unreachable' && (
        <main className="grid min-h-dvh place-items-center">
          <ErrorState
            title={SHELL_TEXT.unreachable}
            error={session.error}
            onRetry={() => void checkSession()}
          />
        </main>
      )}
      {session.status === 'signed-out' && <SignedOut />}
      {session.status === 'signed-in' && (
        <Suspense fallback={<BootScreen />}>
          {session.user.mustChangePassword ? <NewPasswordPage /> : <SignedIn user={session.user} />}
        </Suspense>
      )}
      <Toasts />
    </>
  );
}

function SignedOut() {
  const [path] = useLocation();
  return path === '/login' ? <LoginPage homeOf={homeOf} /> : <Redirect to="/login" replace />;
}

function SignedIn({ user }: { user: SessionUser }) {
  const [path] = useLocation();
  const sections = sectionsFor(user.role);
  const settings = settingsFor(user.role);
  const home = homeOf(user.role);
  return (
    <Shell user={user}>
      <SettingsPages value={settings}>
        <PageBoundary key={path}>
          <Switch>
            {[...sections, ...settings, ...pagesFor(user.role)].map(({ path: route, Page }) => (
              <Route key={route} path={route}>
                <Page />
              </Route>
            ))}
            {Object.entries(MOVED).map(([before, now]) => (
              <Route key={before} path={before}>
                <Redirect to={now} replace />
              </Route>
            ))}
            <Route path="/">
              <HomePage home={home} />
            </Route>
            <Route path="/login">
              <Redirect to={home} replace />
            </Route>
            <Route>
              <NotFoundPage />
            </Route>
          </Switch>
        </PageBoundary>
      </SettingsPages>
    </Shell>
  );
}

/** `/` shows the first section in place; a person without any is sent to the settings. */
function HomePage({ home }: { home: string }) {
  const section = sectionsFor('admin').find((one) => one.path === home);
  return section ? <section.Page /> : <Redirect to={home} replace />;
}
