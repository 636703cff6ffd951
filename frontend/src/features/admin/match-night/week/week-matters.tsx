import { usePushed } from '../../../../lib/live/use-pushed';
import { SHOWN_GROUPS } from './shown-group';
import { WeekMatterGroup } from './week-matter-group';
import { MatchNightChangedDocument, type WeekMatterRowFragment } from './week-matters.generated';

interface WeekMattersProps {
  matters: readonly WeekMatterRowFragment[];
  /** Called when a series of the match week has changed. */
  onChanged: () => void;
}

/** The series of the match week that need staff, in groups by what they need. Nothing when captains do nothing. */
export function WeekMatters({ matters, onChanged }: WeekMattersProps) {
  usePushed(MatchNightChangedDocument, {}, onChanged);
  return SHOWN_GROUPS.map((group) => (
    <WeekMatterGroup key={group} group={group} matters={matters.filter((matter) => matter.group === group)} />
  ));
}
