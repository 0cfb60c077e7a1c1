/** How far something is, in words and as a bar. `value` is 0 to 100. */
export function ProgressBar({
  value,
  label,
  valueText,
}: {
  value: number;
  label: string;
  valueText?: string;
}) {
  const shown = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-4 text-sm">
        <span className="font-medium">{label}</span>
        <span className="text-muted tabular-nums">{valueText ?? `${shown}%`}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={shown}
        className="h-2.5 overflow-hidden rounded-full bg-base-300"
      >
        <div
          className="h-full rounded-full bg-primary transition-[width] duration-500"
          style={{ width: `${shown}%` }}
        />
      </div>
    </div>
  );
}
