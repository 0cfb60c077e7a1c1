import type { SessionUser } from '@smops/core/people/users/users.schemas.js';
import { CircleHelp, LogOut, Settings, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { classes } from '../components/classes.js';
import { useScrollLock } from '../components/dialog/useScrollLock.js';
import { LanguageChoice } from '../components/frame/LanguageChoice.js';
import { SHELL_TEXT as TEXT } from '../components/frame/shell.texts.js';
import { ThemeChoice } from '../components/frame/ThemeSwitch.js';
import { HELP_TEXT } from '../pages/help/help.texts.js';
import { useHelpAddress } from '../pages/help/useHelpAddress.js';
import { homeOf, isCurrent, sectionsFor } from '../sections.js';
import { signOut } from '../state/session.js';

/** The navigation on a small screen: a real dialog from the right, so Escape closes it and the focus stays inside. */
export function MobileMenu({ user, open, onClose }: { user: SessionUser; open: boolean; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [path] = useLocation();
  const help = useHelpAddress();
  const home = homeOf(user.role);
  useScrollLock(open);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  // A click beside the menu closes it; the keyboard has Escape.
  useEffect(() => {
    const element = dialog.current;
    const closeBeside = (event: MouseEvent) => event.target === element && element?.close();
    element?.addEventListener('click', closeBeside);
    return () => element?.removeEventListener('click', closeBeside);
  }, []);

  const item = (current: boolean) =>
    classes(
      'flex items-center gap-2.5 rounded-md px-3 py-2.5 font-medium',
      current ? 'bg-primary/10 text-primary' : 'hover:bg-base-200',
    );
  return (
    <dialog
      ref={dialog}
      aria-label={TEXT.menu}
      className="m-0 ml-auto h-dvh max-h-none w-80 max-w-[85vw] border-base-300 border-l bg-base-100 p-4 text-base-content backdrop:bg-black/40"
      onClose={onClose}
    >
      {open && (
        <div className="flex h-full flex-col gap-1">
          <div className="mb-2 flex items-start justify-between gap-2">
            <p className="min-w-0 px-3 text-sm">
              <span className="block text-muted">{TEXT.loggedInAs}</span>
              <span className="block truncate font-semibold">{user.username}</span>
            </p>
            <button
              type="button"
              className="btn btn-ghost btn-square btn-sm"
              aria-label={TEXT.closeMenu}
              onClick={onClose}
            >
              <X className="size-5" aria-hidden />
            </button>
          </div>
          <nav aria-label={TEXT.navigation} className="flex flex-col gap-0.5">
            {sectionsFor(user.role).map((section) => {
              const current = isCurrent(path, section.path, home);
              return (
                <Link
                  key={section.path}
                  href={section.path}
                  aria-current={current ? 'page' : undefined}
                  className={item(current)}
                  onClick={onClose}
                >
                  {section.label}
                </Link>
              );
            })}
          </nav>
          <div className="mt-auto flex flex-col gap-1 border-base-300 border-t pt-3">
            <ThemeChoice />
            <div className="px-3 py-2">
              <LanguageChoice />
            </div>
            <Link href={help} className={item(path.startsWith('/help'))} onClick={onClose}>
              <CircleHelp className="size-4.5" aria-hidden />
              {HELP_TEXT.title}
            </Link>
            <Link href="/settings" className={item(path.startsWith('/settings'))} onClick={onClose}>
              <Settings className="size-4.5" aria-hidden />
              {TEXT.settings}
            </Link>
            <button
              type="button"
              className="flex cursor-pointer items-center gap-2.5 rounded-md px-3 py-2.5 font-medium hover:bg-base-200"
              onClick={() => void signOut()}
            >
              <LogOut className="size-4.5" aria-hidden />
              {TEXT.signOut}
            </button>
          </div>
        </div>
      )}
    </dialog>
  );
}
