import { useEffect } from 'react'
import { useToast } from '../../parts/toast.tsx'

/** Says once that the program is ready. */
export function useSuccessToast(programId: string | null) {
  const toast = useToast()
  useEffect(() => {
    if (programId)
      toast({ title: 'Program Generated', description: 'Your eight weeks are ready. Opening your PDF.' })
  }, [toast, programId])
}
