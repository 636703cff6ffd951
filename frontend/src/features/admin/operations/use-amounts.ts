import { useTranslation } from 'react-i18next';
import { numberFormat } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';

const UNITS = ['kb', 'mb', 'gb'] as const;
const STEP = 1024;

/** Writes bytes and times of machines: "1,4 GB", "230 ms", "10 min". */
export function useAmounts() {
  const { t } = useTranslation('admin-operations');
  const language = useLanguage();
  const written = (value: number) =>
    numberFormat(language, value < 10 && !Number.isInteger(value) ? 1 : 0).format(value);
  return {
    /** A dash where it is not known. */
    bytes(value: number | null): string {
      if (value === null) return '–';
      let amount = value / STEP;
      let unit = 0;
      while (amount >= STEP && unit < UNITS.length - 1) {
        amount /= STEP;
        unit += 1;
      }
      return t(`unit.${UNITS[unit] ?? 'gb'}`, { amount: written(amount) });
    },
    milliseconds: (ms: number): string =>
      ms < 1000 ? t('unit.ms', { amount: written(ms) }) : t('unit.s', { amount: written(ms / 1000) }),
    seconds(value: number): string {
      if (value < 60) return t('unit.s', { amount: written(value) });
      return value < 3600
        ? t('unit.min', { amount: written(value / 60) })
        : t('unit.h', { amount: written(value / 3600) });
    },
  };
}
