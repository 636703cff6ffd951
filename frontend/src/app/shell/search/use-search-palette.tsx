import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { loadTexts } from '../../../lib/i18n/i18n';
import { lazyPart } from '../../../ui/page/lazy-part';
import { PartWaiting } from '../../../ui/page/part-waiting';
import { whenIdle } from '../../../ui/page/when-idle';
import type { LayerHandle } from '../layer-handle';

const SearchPalette = lazyPart(() =>
  Promise.all([import('./search-palette'), loadTexts('app-shell-search')]).then(([module]) => module.SearchPalette),
);

/** `[palette, open]`: the search palette. Ctrl K and ⌘ K also open it, everywhere. */
export function useSearchPalette(): [ReactNode, () => void] {
  const place = useRef<LayerHandle>(null);
  return [<PalettePlace ref={place} />, () => place.current?.open()];
}

/** It knows whether it is open, not the shell: a press draws the palette, and not the bars around the page again. */
function PalettePlace({ ref }: { ref: Ref<LayerHandle> }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  useImperativeHandle(ref, () => ({ open: () => setIsOpen(true) }), []);
  useEffect(() => whenIdle(SearchPalette.ahead), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // checked first, because a browser's autofill sends a keydown without a key
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k')
        return;
      event.preventDefault();
      // over another dialog it would hide what the reader is doing there
      if (!document.querySelector('dialog[open], [aria-modal=true]')) setIsOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  if (!isOpen) return null;
  return (
    <SearchPalette onClose={close} fallback={(hasFailed) => (hasFailed ? <PartWaiting onClose={close} /> : null)} />
  );
}
