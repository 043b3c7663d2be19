import { dayPart, spokenDay } from '../../../domain/hours/spoken-time.ts';
import { useForm } from '../shell/form-context.ts';
import { weekLength } from './visits.ts';

type Props = {
	days: readonly { date: string; isFree: boolean }[];
	chosen: string;
	choose: (date: string) => void;
	/** What ties the first day to the field's name and error. */
	first: { id: string; 'data-name'?: string | undefined; 'data-fault'?: string | undefined };
};

/** Days to choose one from, all of them in sight: weeks below each other. */
export function DayStrip({ days, chosen, choose, first }: Props) {
	const { locale } = useForm().site.settings;
	const { id, ...tied } = first;
	return (
		<div className="slot-days" data-week={weekLength(days.map(({ date }) => date))} role="radiogroup" aria-label="Day">
			{days.map(({ date, isFree }, index) => (
				<label key={date} className="slot-day">
					<input
						type="radio"
						{...(index === 0 && { id, ...tied })}
						name={`${id}-day`}
						value={date}
						checked={date === chosen}
						disabled={!isFree}
						aria-label={`${spokenDay(date, locale)}${isFree ? '' : ', nothing free'}`}
						onChange={() => choose(date)}
					/>
					<span aria-hidden="true">
						<span>{dayPart(date, locale, { weekday: 'short' })}</span>
						<span className={isOfMonth(days[index - 1], date) ? 'slot-date' : undefined}>
							{dayPart(date, locale, { day: 'numeric', month: 'short' })}
						</span>
						<span className="slot-number">{dayPart(date, locale, { day: 'numeric' })}</span>
					</span>
				</label>
			))}
		</div>
	);
}

/** Whether the month has been said by the day before: a phone has no room to say it fourteen times. */
const isOfMonth = (before: { date: string } | undefined, date: string): boolean =>
	before?.date.slice(0, 7) === date.slice(0, 7);
