import type { SessionUser } from '@smops/core/people/users/users.schemas.js';
import { CircleHelp, House, LogOut, Menu, Settings } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { classes } from '../components/classes.js';
import { Brand } from '../components/frame/Brand.js';
import { LanguageChoice } from '../components/frame/LanguageChoice.js';
import { SHELL_TEXT as TEXT } from '../components/frame/shell.texts.js';
import { ThemeButton } from '../components/frame/ThemeSwitch.js';
import { HELP_TEXT } from '../pages/help/help.texts.js';
import { useHelpAddress } from '../pages/help/useHelpAddress.js';
import { homeOf, isCurrent, sectionsFor } from '../sections.js';
import { signOut } from '../state/session.js';
import { MobileMenu } from './MobileMenu.js';
import { PaletteButton } from './palette/PaletteButton.js';
import { SpreadsheetDot } from './SpreadsheetDot.js';

/** Sections left, the person right; below 1200 px all of it folds into a menu. */
export function TopBar({ user }: { user: SessionUser }) {
  const [path] = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const help = useHelpAddress();
  const home = homeOf(user.role);
  return (
    <header className="sticky top-0 z-30 border-base-300 border-b bg-base-100 print:hidden">
      <div className="mx-auto flex h-14 max-w-7xl items-center gap-1 px-4 sm:px-6">
        <Link href={home} className="mr-2 rounded-md" aria-label={TEXT.startPage}>
          <Brand />
        </Link>
        <SpreadsheetDot />
        <nav
          aria-label={TEXT.navigation}
          className="ml-3 hidden h-full min-w-0 items-stretch overflow-x-auto [scrollbar-width:none] nav:flex"
        >
          {sectionsFor(user.role).map((section) => {
            const current = isCurrent(path, section.path, home);
            return (
              <Link
                key={section.path}
                href={section.path}
                aria-current={current ? 'page' : undefined}
                title={section.path === '/home' ? section.label : undefined}
                onPointerEnter={section.preload}
                className={classes(
                  'relative flex items-center whitespace-nowrap px-2 font-medium text-sm -outline-offset-4 transition-colors',
                  current
                    ? 'text-primary after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-full after:bg-primary'
                    : 'text-muted hover:text-base-content',
                )}
              >
                {section.path === '/home' ? (
                  <>
                    <House className="size-4.5" aria-hidden />
                    <span className="sr-only">{section.label}</span>
                  </>
                ) : (
                  section.label
                )}
              </Link>
            );
          })}
        </nav>
        <PaletteButton user={user} />
        <div className="hidden shrink-0 grow items-center justify-end gap-1 nav:flex">
          {/* It takes what the sections leave: where that is too little for the greeting, the name alone is seen. */}
          <p className="@container mr-2 ml-3 w-0 grow truncate text-right text-muted text-sm">
            <span className="sr-only @[7rem]:not-sr-only">{TEXT.welcome}</span>{' '}
            <span className="font-medium text-base-content">{user.username}</span>
          </p>
          <Link
            href={help}
            className="btn btn-ghost btn-square btn-sm shrink-0 text-muted"
            aria-label={HELP_TEXT.open}
            title={HELP_TEXT.open}
          >
            <CircleHelp className="size-4.5" aria-hidden />
          </Link>
          <LanguageChoice isSign />
          <ThemeButton />
          <Link
            href="/settings"
            className="btn btn-ghost btn-square btn-sm shrink-0 text-muted"
            aria-label={TEXT.settings}
            title={TEXT.settings}
            aria-current={path.startsWith('/settings') ? 'page' : undefined}
          >
            <Settings className="size-4.5" aria-hidden />
          </Link>
          <button
            type="button"
            className="btn btn-ghost btn-sm shrink-0 whitespace-nowrap font-medium text-sm"
            onClick={() => void signOut()}
          >
            <LogOut className="size-4 text-muted" aria-hidden />
            {TEXT.signOut}
          </button>
        </div>
        <button
          type="button"
          className="btn btn-ghost btn-square -mr-2 nav:hidden"
          aria-label={TEXT.openMenu}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <Menu className="size-5" aria-hidden />
        </button>
        <MobileMenu user={user} open={menuOpen} onClose={() => setMenuOpen(false)} />
      </div>
    </header>
  );
}
