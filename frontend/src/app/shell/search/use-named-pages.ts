import { useTranslation } from 'react-i18next';
import { apiPaths, paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/session';
import { sitemapLinks } from '../menu/menu';
import { userLinks } from '../menu/user-links';
import type { NamedPage } from './palette-groups';

/** Every page that the reader can open without data, and the login for who is signed out. */
export function useNamedPages(): NamedPage[] {
  const { t } = useTranslation(['app-shell-search', 'app']);
  const { viewer } = useSession();
  // some pages have no other words
  const wordsOf = (key: string) => t(`words.${key}` as 'words.start', { defaultValue: '' });
  const ofSite = sitemapLinks().map(({ to, label }) =>
    'key' in label
      ? { to, name: t(`app:menu.${label.key}`), words: wordsOf(label.key) }
      : { to, name: label.text, words: '' },
  );
  if (!viewer)
    return [
      ...ofSite,
      { to: apiPaths.login, name: t('app:user.login'), words: t('words.login') },
      { to: paths.register(), name: t('app:user.register'), words: t('words.register') },
    ];
  const ofViewer = userLinks(viewer).map(({ to, label }) =>
    'key' in label
      ? { to, name: t(`app:user.${label.key}`), words: wordsOf(label.key) }
      : { to, name: label.text, words: t('words.own-team') },
  );
  return [...ofSite, ...ofViewer];
}
