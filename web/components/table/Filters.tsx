import { ListFilter } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../Button.js';
import { PHONE, useMediaQuery } from '../screen/useMediaQuery.js';
import { useComponentsText } from '../useComponentsText.js';

interface FiltersProps {
  /** How many of them are set. */
  set: number;
  children: ReactNode;
}

/** The filters of a list's head; on a phone behind one button, so that the first record is on the screen at once. */
export function Filters({ set, children }: FiltersProps) {
  const isPhone = useMediaQuery(PHONE);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const text = useComponentsText();
  if (!isPhone) return children;
  return (
    <>
      <Button
        icon={<ListFilter className="size-4" aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={set > 0 ? 'border-primary! text-primary' : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {text.filters(set)}
      </Button>
      {isOpen && (
        <div id={id} className="flex w-full flex-wrap gap-2">
          {children}
        </div>
      )}
    </>
  );
}
