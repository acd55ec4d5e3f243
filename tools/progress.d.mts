export function progress(what: string): (done: number, total: number) => void
