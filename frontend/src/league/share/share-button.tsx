import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../lib/i18n/i18n';
import { useAddress } from '../../lib/use-address';
import { Button } from '../../ui/button';
import { useHidesResults } from '../spoilers/hidden-results';
import { sharedAddress } from './shared-address';
import { useShare } from './use-share';

interface ShareButtonProps {
  /** What is shared, for programs that ask for a title. It tells no result. */
  title: string;
  /** A part of the page that is shared by itself. Its preview shows only that. */
  part?: 'honours';
}

/**
 * Shares a page as it is shown (its goal, supposed results, tab, season, filters) with the device's own menu, or copies its address.
 * The preview that other programs show of it tells no result when the reader hides results.
 */
export function ShareButton({ title, part }: ShareButtonProps) {
  const { t } = useTranslation('league');
  const language = useLanguage();
  const hidesResults = useHidesResults();
  const { pathname } = useLocation();
  const { search } = useAddress();
  const share = useShare();
  const onPress = () => {
    const shown = part ? new URLSearchParams({ show: part }) : search;
    const url = sharedAddress({ path: pathname, search: shown }, language, hidesResults);
    void share({ title, url, copied: t(hidesResults ? 'share.copied-hidden' : 'share.copied') });
  };
  return (
    <Button variant="ghost" onClick={onPress} aria-label={part && t('share.part', { title })}>
      <Share2 aria-hidden size={18} />
      {t('share.label')}
    </Button>
  );
}
