import { clockOf, localTime } from '../../src/domain/hours/local-clock.ts';
import { shortLocalTime } from '../../src/domain/hours/readable-time.ts';
import type { DriveTime } from '../../src/domain/leads/ready-answers.ts';
import type { LeadAbout } from './lead-about.ts';

type Drive = LeadAbout['drive'];

/** How the time of a test drive stands by the clocks of the place; `now` in Unix milliseconds. A day without a time is past once it is over. */
export function driveStands(drive: Drive, { now, zone }: { now: number; zone: string }): DriveTime {
	if (!drive || drive.state === 'cancelled') return 'none';
	const { date, minute } = localTime(zone, Math.floor(now / 1000));
	const here = `${date}T${clockOf(minute)}`;
	return drive.at < here.slice(0, drive.at.length) ? 'past' : 'ahead';
}

/** `Saturday 28 November at 10:30 am`; empty where no time was named. */
export const driveTimeWords = (drive: Drive, locale: string): string =>
	drive && drive.state !== 'cancelled' ? shortLocalTime(drive.at, locale) : '';
