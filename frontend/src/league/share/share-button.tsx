import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n/i18n';
import { notify } from '../../lib/notify';
import { Button } from '../../ui/button';
import { useHidesResults } from '../spoilers/hidden-results';
import { sharedAddress } from './shared-address';

interface ShareButtonProps {
  /** The page's path. */
  path: string;
  /** What is shared, for programs that ask for a title. It tells no result. */
  title: string;
}

/**
 * Shares a page with the device's own menu, or copies its address. The preview that other programs show of it tells no
 * result when the reader hides results.
 */
export function ShareButton({ path, title }: ShareButtonProps) {
  const { t } = useTranslation('league');
  const language = useLanguage();
  const hidesResults = useHidesResults();
  const share = async () => {
    const url = sharedAddress(path, language, hidesResults);
    // only phones have a menu that people know
    if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
      // who closes the menu has shared nothing
      return navigator.share({ title, url }).catch(() => undefined);
    }
    try {
      // a page without https has no clipboard
      await navigator.clipboard.writeText(url);
      notify({ kind: 'success', text: t(hidesResults ? 'share.copied-hidden' : 'share.copied') });
    } catch {
      notify({ kind: 'error', text: t('share.not-copied', { url }) });
    }
  };
  return (
    <Button variant="ghost" onClick={() => void share()}>
      <Share2 aria-hidden size={18} />
      {t('share.label')}
    </Button>
  );
}
