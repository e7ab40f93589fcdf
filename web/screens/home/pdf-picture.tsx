const WIDTHS = [400, 800] as const

interface PdfPictureProps {
  /** Which page of the example program: what `sandbox/pictures.ts` drew. */
  page: 'cover' | 'week'
  alt: string
  /** How wide it stands on the page, as in the `sizes` of an image. */
  sizes: string
  className?: string
}

/** A page of a real program, printed. */
export function PdfPicture({ page, alt, sizes, className = '' }: PdfPictureProps) {
  const files = (type: string) =>
    WIDTHS.map((width) => `/pictures/${page}-${width}.${type} ${width}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={files('avif')} sizes={sizes} />
      <img
        src={`/pictures/${page}-800.webp`}
        srcSet={files('webp')}
        sizes={sizes}
        width={800}
        height={1131}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={`h-auto border border-rule bg-white ${className}`}
      />
    </picture>
  )
}
