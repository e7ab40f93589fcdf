const WIDTHS = [400, 800] as const

interface PdfPictureProps {
  /** The page of the example program, as drawn by `dev/build/pictures.ts`. */
  page: 'cover' | 'week'
  alt: string
  /** Its width on the page, as in the `sizes` of an image. */
  sizes: string
  className?: string
}

/** A printed page of a real program. */
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
