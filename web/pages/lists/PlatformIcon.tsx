import type { Platform } from '@smops/core/records/accounts/accounts.constants.js';

/** Plain signs of our own: lucide no longer carries brands. */
const PATHS: Record<Platform, string> = {
  Facebook: 'M15 3h-2.5A4.5 4.5 0 0 0 8 7.5V10H5.5v4H8v7h4v-7h3l.8-4H12V7.8c0-.5.4-.8.9-.8H15z',
  Instagram:
    'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17.2 6.8h.01',
  TikTok: 'M13 3v11.5a3.5 3.5 0 1 1-3.5-3.5M13 3c.3 3 2.3 5 5.5 5.3',
};

export function PlatformIcon({ platform, className }: { platform: Platform; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      <path d={PATHS[platform]} />
    </svg>
  );
}
