import type { PictureFacts } from './form/picture-facts.ts';
import type { TypedHours } from './hours-typed.ts';
import type { Drawn } from './preview/preview-section.ts';
import type { Edit } from './site-file.ts';

/** What was written into the form, and what would come of it; `fault`: why nothing can. */
export type Tried = {
	written: string;
	isRemoval: boolean;
	edit: Edit | null;
	fault: string | null;
	/** The part that a button of the form has changed. */
	touched?: readonly string[] | null;
	/** The name of the field that a picture is to be chosen for. */
	browsing?: string | null;
	/** A picture that was uploaded or chosen: the name of its field, why it was not kept, or its facts. */
	uploaded?: { name: string; fault: string | null; facts: PictureFacts | null };
	/** The rows of a form of hours as they were typed, where they are not what was written. */
	hours?: TypedHours;
	/** The pages with the change. */
	drawn?: Drawn | null;
	/** Whether it was to be saved before what follows from it was confirmed. */
	unconfirmed?: boolean;
};
