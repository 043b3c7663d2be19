import { useEffect } from 'react';
import { useCheckout } from '../checkout-context.ts';
import { StepHead } from '../StepHead.tsx';

/** For the way, and for a clock of the device that is a little ahead. */
const afterwardsMilliseconds = 12_000;
/** The longest that a timer can wait. */
const longestMilliseconds = 2 ** 31 - 1;

/** Somebody else has the car, for as long as they pay or for good. Whoever waits is told when it is free. */
export function Taken({ until }: { until: number | null }) {
	const { form, session } = useCheckout();
	const { singular, settings } = form;
	useEffect(() => {
		if (until === null) return;
		const rest = Math.max(0, until - Date.now()) + afterwardsMilliseconds;
		const timer = setTimeout(() => void session.startAgain(), Math.min(rest, longestMilliseconds));
		return () => clearTimeout(timer);
	}, [until, session]);
	const time = until && new Date(until).toLocaleTimeString(settings.locale, { hour: 'numeric', minute: '2-digit' });
	return (
		<>
			<StepHead>
				{until ? `Somebody else is reserving this ${singular}` : `This ${singular} is reserved for another buyer`}
			</StepHead>
			{until ? (
				<p role="status">
					Another buyer is paying the deposit. If they do not, the {singular} is free again at about {time}. Stay on
					this page and we look again then.
				</p>
			) : (
				<p role="status">
					Somebody was a little faster. Nothing was charged. Ask us to let you know should it become free again, or look
					at others like it below.
				</p>
			)}
			<p className="checkout-ways">
				{until && (
					<button type="button" className="button button-primary" onClick={() => void session.startAgain()}>
						Look again now
					</button>
				)}
				<a className={`button ${until ? 'button-outline' : 'button-primary'}`} href={form.contactPath}>
					Ask us about it
				</a>
				<a className="button button-outline" href={form.list.path}>
					{form.list.name}
				</a>
			</p>
		</>
	);
}
