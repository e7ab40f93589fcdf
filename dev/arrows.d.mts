export const ARROWS: Readonly<
  Record<string, { readonly values: readonly string[]; readonly types: readonly string[] }>
>
