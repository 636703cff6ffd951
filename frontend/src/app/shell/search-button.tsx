import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';

const SearchPalette = lazy(() => import('./search-palette').then((module) => ({ default: module.SearchPalette })));

/** Opens the search palette, as Ctrl K and ⌘ K do from everywhere. */
export function SearchButton() {
  const { t } = useTranslation('app');
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
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
        <Suspense>
          <SearchPalette onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
