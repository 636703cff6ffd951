import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyReader } from '../../lib/notify';

interface Shared {
  /** For programs that ask for a title. */
  title: string;
  url: string;
  /** What is said when the address was copied. */
  copied: string;
}

/** Shares an address with the device's own menu, or copies it. */
export function useShare(): (shared: Shared) => Promise<void> {
  const { t } = useTranslation('league');
  return useCallback(
    async ({ title, url, copied }) => {
      // only phones have a menu that people know
      if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
        // who closes the menu has shared nothing; where the menu is forbidden, the address is copied
        const isDone = await navigator.share({ title, url }).then(
          () => true,
          (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
        );
        if (isDone) return;
      }
      try {
        // a page without https has no clipboard
        await navigator.clipboard.writeText(url);
        notifyReader({ kind: 'success', text: copied });
      } catch {
        notifyReader({ kind: 'error', text: t('share.not-copied', { url }) });
      }
    },
    [t],
  );
}
