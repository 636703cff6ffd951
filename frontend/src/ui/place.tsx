import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** A place on a page that an address names by its hash, also when the page is already open. */
export function Place({ id, children }: { id: string; children: ReactNode }) {
  const { hash, key } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === `#${id}`) place.current?.scrollIntoView();
  }, [hash, id, key]);
  return (
    <div id={id} ref={place}>
      {children}
    </div>
  );
}
