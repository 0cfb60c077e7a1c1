/** The mark and the name. */
export function Brand() {
  return (
    <span className="flex items-center gap-2 font-semibold text-base">
      <svg viewBox="0 0 32 32" className="size-7" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="fill-primary" />
        <path
          d="M8 21v-6m5.5 6V9m5.5 12v-8m5 8v-4"
          className="stroke-primary-content"
          strokeWidth="3"
          strokeLinecap="round"
          fill="none"
        />
      </svg>
      smops
    </span>
  );
}
