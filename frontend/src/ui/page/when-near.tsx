import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far above or below the window something is near, so that it has come when the reader is there. */
const NEAR = '600px 0px';

interface WhenNearProps {
  /** Keeps the place until then. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Draws its content when the reader comes near it, so that nothing far below is loaded for those who do not scroll. */
export function WhenNear({ fallback, children }: WhenNearProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    // where nothing can be near, as in tests, it stays away
    if (isNear || !ref.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={ref}>{fallback}</div>;
}
