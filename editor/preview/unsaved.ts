/** The texts of files with changes that are not saved, for the editor's server and the site, which load modules apart. */
export const unsaved: Map<string, string> = Reflect.get(globalThis, 'unsaved') ?? new Map()
Reflect.set(globalThis, 'unsaved', unsaved)
