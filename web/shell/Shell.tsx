import type { SessionUser } from '@smops/core/people/users/users.schemas.js';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { pageHasKeys } from '../components/dialog/KeysDialog.js';
import { SHELL_TEXT as TEXT } from '../components/frame/shell.texts.js';
import { useKey } from '../components/keys/useKey.js';
import { TooltipProvider } from '../components/Tooltip.js';
import { useHelpAddress } from '../pages/help/useHelpAddress.js';
import { sectionsFor } from '../sections.js';
import { TopBar } from './TopBar.js';
import { UnsentNote } from './UnsentNote.js';

/** The frame of every page behind the sign-in. */
export function Shell({ user, children }: { user: SessionUser; children: ReactNode }) {
  // The other sections' code is loaded in idle time, so that a click on the navigation is answered at once.
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const section of sectionsFor(user.role)) void section.preload();
    }, 2000);
    return () => clearTimeout(timer);
  }, [user.role]);

  const [path, navigate] = useLocation();
  const help = useHelpAddress();
  useKey('?', () => {
    if (!pageHasKeys() && !path.startsWith('/help')) navigate(help);
  });

  return (
    <TooltipProvider>
      <a
        href="#main"
        className="btn btn-primary fixed top-2 left-2 z-40 -translate-y-20 focus:translate-y-0 print:hidden"
      >
        {TEXT.skip}
      </a>
      <TopBar user={user} />
      <UnsentNote />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl px-4 pt-6 pb-16 sm:px-6 print:max-w-none print:p-0"
      >
        {children}
      </main>
    </TooltipProvider>
  );
}
