import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { lazyPart } from '../../ui/lazy-part';
import { PartWaiting } from '../../ui/part-waiting';
import { whenIdle } from '../../ui/when-idle';

const SearchPalette = lazyPart(() => import('./search-palette').then((module) => module.SearchPalette));

/** Opens the search palette, as Ctrl K and ⌘ K do from everywhere. */
export function SearchButton() {
  const { t } = useTranslation('app');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  useEffect(() => whenIdle(SearchPalette.ahead), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // first of all: what a browser fills in comes as a keydown that has no key at all
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k')
        return;
      event.preventDefault();
      // over another dialog it would lie in front of what is being done there
      if (!document.querySelector('dialog[open]')) setIsOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('search.label')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <Search aria-hidden />
      </Button>
      {isOpen && (
        <SearchPalette onClose={close} fallback={(hasFailed) => (hasFailed ? <PartWaiting onClose={close} /> : null)} />
      )}
    </>
  );
}
