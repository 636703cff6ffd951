import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../lib/i18n/i18n';
import type { Role } from '../../../lib/schema.generated';
import { Button } from '../../../ui/button';
import { lazyPart } from '../../../ui/page/lazy-part';
import { PartWaiting } from '../../../ui/page/part-waiting';

/** Its code and texts load when it is opened first. */
const StaffPalette = lazyPart(() =>
  Promise.all([import('./staff-palette'), loadTexts('admin-palette')]).then(([module]) => module.StaffPalette),
);

/** A phone's line has place for the mark only; the words are still the button's name. */
const Words = chakra('span', {
  base: {
    srOnly: { base: true, md: false },
    '& kbd': { fontFamily: 'inherit', color: 'fg.muted', fontWeight: 'normal' },
  },
});

/**
 * Opens the back office's palette, as Ctrl K and ⌘ K do on its pages. These keys open the site's search elsewhere, so
 * they are taken before its listener hears them.
 */
export function PaletteButton({ roles }: { roles: readonly Role[] }) {
  const { t } = useTranslation('admin');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // checked first, because a browser's autofill sends a keydown without a key
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k')
        return;
      // in a text with a toolbar it makes a link
      if (event.target instanceof Element && event.target.closest('[data-markdown]')) return;
      event.preventDefault();
      event.stopPropagation();
      // over another dialog it would hide what the reader is doing there
      if (!document.querySelector('dialog[open], [aria-modal=true]')) setIsOpen(true);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);

  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <Search aria-hidden />
        <Words>
          {t('palette.open')} <kbd aria-hidden>{t('palette.keys')}</kbd>
        </Words>
      </Button>
      {isOpen && (
        <StaffPalette
          roles={roles}
          onClose={close}
          fallback={(hasFailed) => (hasFailed ? <PartWaiting onClose={close} /> : null)}
        />
      )}
    </>
  );
}
