import { spokenDay, spokenTime } from '../../../domain/hours/spoken-time.ts';
import { useForm } from '../shell/form-context.ts';

type Props = {
	/** `2026-02-28`. */
	day: string;
	/** Its times, as they are sent: `2026-02-28T10:30`. */
	times: readonly string[];
	chosen: unknown;
	choose: (time: string) => void;
	/** What ties the first time to the field's name and error. */
	first: { id: string; 'data-name'?: string | undefined; 'data-fault'?: string | undefined };
};

/** The times of a day, all of them in sight: those of the morning above those of the afternoon. */
export function TimeChips({ day, times, chosen, choose, first: { id, ...tied } }: Props) {
	const { locale } = useForm().site.settings;
	return (
		<div role="radiogroup" aria-label={`Time on ${spokenDay(day, locale)}`}>
			{halves(times).map(({ name, own }) => (
				<div key={name}>
					<p className="slot-name">{name}</p>
					<div className="slot-times">
						{own.map((time) => (
							<label key={time} className="slot-time">
								<input
									type="radio"
									{...(time === times[0] && { id, ...tied })}
									name={`${id}-time`}
									value={time}
									checked={chosen === time}
									onChange={() => choose(time)}
								/>
								<span>{spokenTime(time, locale)}</span>
							</label>
						))}
					</div>
				</div>
			))}
		</div>
	);
}

function halves(times: readonly string[]): { name: string; own: string[] }[] {
	const isMorning = (time: string): boolean => time.slice(11) < '12:00';
	return [
		{ name: 'Morning', own: times.filter(isMorning) },
		{ name: 'Afternoon', own: times.filter((time) => !isMorning(time)) },
	].filter(({ own }) => own.length > 0);
}
