import { useTranslation } from 'react-i18next';
import type { MenuLink } from './menu';

/** The text of a menu link: a translated text, or a name from the data. */
export function MenuLabel({ label }: { label: MenuLink['label'] }) {
  const { t } = useTranslation('app');
  return 'key' in label ? t(`menu.${label.key}`) : label.text;
}
