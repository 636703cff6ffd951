import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamLogoFragment } from '../../../league/team-logo.generated';
import { Box, styled } from '../../../styled-system/jsx';
import { useLanguage } from '../../../lib/i18n/i18n';
import { Disclosure } from '../../../ui/disclosure';
import { Select } from '../../../ui/form/form-control';
import { Section } from '../../../ui/page/section';
import { Text } from '../../../ui/text';
import { FieldOutline, OUTLINE } from './field-outline';
import { formatField } from '../../../league/field/field-units';
import { acrossOf, downOf } from './field-view';
import { CELL, heatCells, LANES, ninthsOf, THIRDS } from './heat-cells';
import type { TeamFieldFragment } from './team-field.generated';

interface HeatMapsProps {
  home: TeamLogoFragment;
  away: TeamLogoFragment;
  play: { home: TeamFieldFragment; away: TeamFieldFragment; ballHeat: readonly number[] };
}

const Maps = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: '6',
    alignItems: 'start',
  },
});

const Choice = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    marginBottom: '2',
    fontWeight: 'semibold',
    '& label': { width: 'full' },
  },
});

const Ninths = styled('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    '& th, & td': { paddingBlock: '1', textAlign: 'right', fontWeight: 'normal' },
    '& th[scope=row]': { textAlign: 'left', color: 'fg.muted' },
    '& thead th': { color: 'fg.muted' },
  },
});

/** Where each team and its players were, and where the ball was. */
export function HeatMaps({ home, away, play }: HeatMapsProps) {
  const { t } = useTranslation('series-field');
  return (
    <Section heading={t('heat.heading')}>
      <Maps>
        <TeamHeat team={home.name} play={play.home} />
        <TeamHeat team={away.name} play={play.away} />
        <div>
          <Choice>{t('heat.ball')}</Choice>
          <HeatMap name={t('heat.ball')} heat={play.ballHeat} note={t('heat.ball-direction', { home: home.name })} />
        </div>
      </Maps>
    </Section>
  );
}

const WHOLE_TEAM = 'team';

function TeamHeat({ team, play }: { team: string; play: TeamFieldFragment }) {
  const { t } = useTranslation('series-field');
  const [chosen, setChosen] = useState(WHOLE_TEAM);
  const id = useId();
  const player = play.players.find(({ position }) => String(position) === chosen);
  const nameOf = ({ player: one }: TeamFieldFragment['players'][number]) => one?.nickname ?? t('unknown-player');
  return (
    <div>
      <Choice>
        <label htmlFor={id}>
          <span className="visually-hidden">{t('heat.choose', { team })}</span>
          <Select id={id} value={player ? chosen : WHOLE_TEAM} onChange={({ target }) => setChosen(target.value)}>
            <option value={WHOLE_TEAM}>{team}</option>
            {play.players.map((one) => (
              <option key={one.position} value={one.position}>
                {nameOf(one)}
              </option>
            ))}
          </Select>
        </label>
      </Choice>
      <HeatMap
        name={player ? nameOf(player) : team}
        heat={player ? player.heat : play.heat}
        note={t('heat.direction')}
      />
    </div>
  );
}

/** One heat map, and behind it the same as shares of nine parts of the field. */
function HeatMap({ name, heat, note }: { name: string; heat: readonly number[]; note: string }) {
  const { t } = useTranslation('series-field');
  const language = useLanguage();
  const blur = useId();
  const ninths = ninthsOf(heat);
  return (
    <>
      <FieldOutline label={t('heat.label', { name })} below={<Cells heat={heat} id={blur} />} />
      <Text color="fg.muted" fontSize="sm" marginBlock="1">
        {ninths ? note : t('heat.empty')}
      </Text>
      {ninths && (
        <Box>
          <Disclosure summary={t('heat.shares')}>
            <Ninths>
              <caption className="visually-hidden">{t('heat.shares-of', { name })}</caption>
              <thead>
                <tr>
                  <td />
                  {LANES.map((lane) => (
                    <th key={lane} scope="col">
                      {t(`heat.lanes.${lane}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="numbers">
                {THIRDS.map((third, row) => (
                  <tr key={third}>
                    <th scope="row">{t(`heat.thirds.${third}`)}</th>
                    {LANES.map((lane, column) => (
                      <td key={lane}>{formatField(ninths[row]?.[column] ?? 0, 'share', language)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Ninths>
          </Disclosure>
        </Box>
      )}
    </>
  );
}

/** The cells, one running into the next. The square root lets places with little time be seen too. */
function Cells({ heat, id }: { heat: readonly number[]; id: string }) {
  const width = CELL.length * OUTLINE.scale;
  const height = CELL.width * OUTLINE.scale;
  return (
    <>
      <filter id={id} x="-0.1" y="-0.1" width="1.2" height="1.2">
        <feGaussianBlur stdDeviation={width / 3} />
      </filter>
      <g filter={`url(#${id})`}>
        {heatCells(heat).map(({ x, y, share }) => (
          <rect
            key={`${x} ${y}`}
            className="heat"
            x={acrossOf(OUTLINE, x, y)}
            y={downOf(OUTLINE, x + CELL.width, y)}
            width={width}
            height={height}
            fillOpacity={Math.sqrt(share).toFixed(2)}
          />
        ))}
      </g>
    </>
  );
}
