import { chakra } from '@chakra-ui/react';
import { useServerText } from '../../../lib/i18n/server-text';
import { MessageBox } from '../../../ui/dialog/message-box';
import type { RefusedSeriesFragment } from './bulk-series.generated';

/** Why an act on several series was refused. */
export interface Refusal {
  text: string;
  rows: RefusedSeriesFragment['rows'];
}

interface RefusedSeriesProps {
  refusal: Refusal;
  /** "Home – away" of a series. */
  nameOf: (seriesId: number) => string;
}

/** Names every refused series with its reason. Nothing was changed. */
export function RefusedSeries({ refusal: { text, rows }, nameOf }: RefusedSeriesProps) {
  const serverText = useServerText();
  return (
    <chakra.div marginBottom="4">
      <MessageBox kind="error" isResult title={text}>
        {rows.length > 0 && (
          <chakra.ul paddingInlineStart="5" listStyleType="disc">
            {rows.map(({ id, messageKey, params }) => (
              <li key={id}>
                {nameOf(id)}: {serverText(messageKey, params)}
              </li>
            ))}
          </chakra.ul>
        )}
      </MessageBox>
    </chakra.div>
  );
}
