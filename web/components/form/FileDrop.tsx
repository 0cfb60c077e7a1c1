import { Upload } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { classes } from '../classes.js';

export interface FileDropProps {
  /** The invitation: "Choose a file or drop it here". */
  label: string;
  hint: ReactNode;
  /** For the picker only; a dropped file is whatever it is, so the caller checks. */
  accept: string;
  onFile(file: File): void;
  /** Several at once. Default: false; then only the first dropped file counts. */
  onFiles?(files: File[]): void;
  disabled?: boolean;
  className?: string;
}

/** A file by picker or by drop. The whole area is the picker's button. */
export function FileDrop({
  label,
  hint,
  accept,
  onFile,
  onFiles,
  disabled = false,
  className,
}: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length === 0 || disabled) return;
    if (onFiles) onFiles(files);
    else onFile(files[0]!);
    if (input.current) input.current.value = '';
  };
  return (
    <label
      className={classes(
        'flex cursor-pointer flex-col items-center justify-center rounded-box border border-dashed px-6 py-8 text-center transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2',
        isOver ? 'border-primary bg-primary/10' : 'border-line hover:border-primary hover:bg-base-200',
        disabled && 'pointer-events-none opacity-60',
        className,
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <Upload className="mb-2 size-6 text-primary" aria-hidden />
      <span className="font-medium">{label}</span>
      <span className="mt-0.5 text-muted text-sm">{hint}</span>
      <input
        ref={input}
        type="file"
        className="sr-only"
        accept={accept}
        multiple={onFiles !== undefined}
        disabled={disabled}
        onChange={(event) => take(event.target.files)}
      />
    </label>
  );
}
