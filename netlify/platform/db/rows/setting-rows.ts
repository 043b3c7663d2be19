/** A change of one setting of a site by an operator. Values are JSON without what may be a secret; null where there was none. */
export type SettingChangeRow = {
	id: string;
	tenant: string;
	/** JSON of its steps from the top. */
	path: string;
	/** How it came about: by its form, or as the way back of others. */
	kind: 'saved' | 'undone' | 'discarded';
	value_before: string | null;
	value_after: string | null;
	/** Whether `value_before` is all that there was: what may be a secret is not kept, so it cannot be put back. */
	is_whole: 0 | 1;
	/** Who; empty where they have not said. */
	author: string;
	created_at: number;
};
