/** A kind of trouble with the database: what its error says, in its code or message, and what to do about it. */
type Trouble = { sign: RegExp; remedy: string };

const troubles: readonly Trouble[] = [
	{
		sign: /ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ECONNRESET|timeout|no route/i,
		remedy: 'Start it, or correct DATABASE_URL and start this host again.',
	},
	{
		sign: /28P01|28000|3D000/,
		remedy: 'Correct the user, the password and the name in DATABASE_URL, and start this host again.',
	},
	{
		sign: /database is locked|SQLITE_BUSY/i,
		remedy: 'Another program holds it: wait a moment, or end that program. SQLite is for one host and one builder.',
	},
	{ sign: /ERR_SQLITE_ERROR/, remedy: 'Look at the disk and the rights of the folder .data.' },
];

const textOf = (error: unknown): string => {
	const { code, message } = error instanceof Error ? (error as NodeJS.ErrnoException) : { message: String(error) };
	return `${code ?? ''} ${message}`;
};

/** What to do about the database, of an error that is its; null for any other. */
export const databaseRemedy = (error: unknown): string | null =>
	troubles.find(({ sign }) => sign.test(textOf(error)))?.remedy ?? null;

/** What is wrong with the database, what that means for visitors, and what to do. */
export function databaseFault(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	const remedy = databaseRemedy(error) ?? 'npm run doctor says more.';
	return `The database cannot be used: ${message.replace(/\.$/, '')}. Until it can, forms take no leads. ${remedy}`;
}
