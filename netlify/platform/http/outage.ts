/** PostgreSQL's classes for a lost connection, a server that shuts down, too little memory or connections, a deadlock. */
const postgresClasses = /^(?:08|53|57P|58|40)/;
const network = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'ENOENT', 'EAI_AGAIN'];
/** SQLite: busy, locked, disk full, cannot open. */
const sqliteCodes = [5, 6, 13, 14];

/** Whether the database is unreachable or overloaded, so that the same request may succeed later. */
export function isOutage(error: unknown): boolean {
	const { code, errcode, message } = Object(error) as { code?: unknown; errcode?: unknown; message?: unknown };
	if (code === 'ERR_SQLITE_ERROR') return sqliteCodes.includes(Number(errcode) & 0xff);
	if (typeof code === 'string') return network.includes(code) || (code.length === 5 && postgresClasses.test(code));
	return /timeout exceeded when trying to connect|Connection terminated|Query read timeout/.test(String(message));
}
