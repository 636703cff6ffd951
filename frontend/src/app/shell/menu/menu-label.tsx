import { useTranslation } from 'react-i18next';
import type { MenuLink } from './menu';

/** What a menu link says: our own text, or a name from the data. */
export function MenuLabel({ label }: { label: MenuLink['label'] }) {
  const { t } = useTranslation('app');
  return 'key' in label ? t(`menu.${label.key}`) : label.text;
}
